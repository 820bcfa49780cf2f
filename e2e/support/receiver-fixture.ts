import { EnquiryReceiver } from "./enquiry-receiver.ts";
import { test as base } from "./fixtures.ts";

/** With a form service of its own, which the policy of the page as it was built does not name. */
export const test = base.extend<{ receiver: EnquiryReceiver }>({
  bypassCSP: true,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  receiver: async ({}, use) => {
    const receiver = await new EnquiryReceiver().start();
    await use(receiver);
    await receiver.stop();
  },
});
