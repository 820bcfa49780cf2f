import { test as base } from "./fixtures.ts";
import { InquiryReceiver } from "./inquiry-receiver.ts";

/** With a form service of its own, which the policy of the page as it was built does not name. */
export const test = base.extend<{ receiver: InquiryReceiver }>({
  bypassCSP: true,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  receiver: async ({}, use) => {
    const receiver = await new InquiryReceiver().start();
    await use(receiver);
    await receiver.stop();
  },
});
