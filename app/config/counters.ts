type Counter = {
  title: string;
  /** What its id looks like, and an example. */
  id: RegExp;
  like: string;
  script: string;
  attributes: (id: string) => Record<`data-${string}`, string>;
  reportsTo: (id: string) => string;
};

const UMAMI = "https://cloud.umami.is";
const goatCounter = (id: string) => `https://${id}.goatcounter.com`;

/** Each as its documentation tells to embed it; none of them sets a cookie. */
export const COUNTERS = {
  plausible: {
    title: "Plausible",
    id: /^[a-z\d-]+(\.[a-z\d-]+)+$/,
    like: "your-site.com",
    script: "https://plausible.io/js/script.js",
    attributes: (id) => ({ "data-domain": id }),
    reportsTo: () => "https://plausible.io",
  },
  umami: {
    title: "Umami",
    id: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/,
    like: "94db1cb1-74f4-4a40-ad6c-962362670409",
    script: `${UMAMI}/script.js`,
    // Without these it reports to a host that changes, and keeps an id of the visitor in localStorage.
    attributes: (id) => ({
      "data-website-id": id,
      "data-host-url": UMAMI,
      "data-identity-stitching": "false",
    }),
    reportsTo: () => UMAMI,
  },
  goatcounter: {
    title: "GoatCounter",
    id: /^[a-z\d-]+$/,
    like: "your-code, of your-code.goatcounter.com",
    script: "https://gc.zgo.at/count.js",
    attributes: (id) => ({ "data-goatcounter": `${goatCounter(id)}/count` }),
    reportsTo: goatCounter,
  },
  cloudflare: {
    title: "Cloudflare Web Analytics",
    id: /^[\da-f]{32}$/,
    like: "42e216b9090f459384e9eecde1891dce",
    script: "https://static.cloudflareinsights.com/beacon.min.js",
    attributes: (id) => ({ "data-cf-beacon": JSON.stringify({ token: id }) }),
    reportsTo: () => "https://cloudflareinsights.com",
  },
} satisfies Record<string, Counter>;

export type CounterName = keyof typeof COUNTERS;

export const COUNTER_NAMES = Object.keys(COUNTERS) as CounterName[];
