/** Each script is embedded as its provider documents, with the owner's id for {id}; none sets a cookie. */
export const ANALYTICS_PROVIDERS = {
  plausible: {
    title: "Plausible",
    id: /^[a-z\d-]+(\.[a-z\d-]+)+$/,
    like: "your-site.com",
    script: { src: "https://plausible.io/js/script.js", "data-domain": "{id}" },
    reportsTo: "https://plausible.io",
  },
  umami: {
    title: "Umami",
    id: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/,
    like: "94db1cb1-74f4-4a40-ad6c-962362670409",
    script: {
      src: "https://cloud.umami.is/script.js",
      "data-website-id": "{id}",
      // By default, Umami reports to a host that changes, and keeps an id of the visitor in localStorage.
      "data-host-url": "https://cloud.umami.is",
      "data-identity-stitching": "false",
      // A link to an estimate has names in its query; the other providers don't keep it.
      "data-exclude-search": "true",
    },
    reportsTo: "https://cloud.umami.is",
  },
  goatcounter: {
    title: "GoatCounter",
    id: /^[a-z\d-]+$/,
    like: "your-code, of your-code.goatcounter.com",
    script: {
      src: "https://gc.zgo.at/count.js",
      "data-goatcounter": "https://{id}.goatcounter.com/count",
    },
    reportsTo: "https://{id}.goatcounter.com",
  },
  cloudflare: {
    title: "Cloudflare Web Analytics",
    id: /^[\da-f]{32}$/,
    like: "42e216b9090f459384e9eecde1891dce",
    script: {
      src: "https://static.cloudflareinsights.com/beacon.min.js",
      "data-cf-beacon": '{"token": "{id}"}',
    },
    reportsTo: "https://cloudflareinsights.com",
  },
};

export type AnalyticsProvider = keyof typeof ANALYTICS_PROVIDERS;

export const ANALYTICS_PROVIDER_NAMES = Object.keys(ANALYTICS_PROVIDERS) as AnalyticsProvider[];
