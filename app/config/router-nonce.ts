/** Marks the scripts that the router writes into a page, for hosting/html/process-pages.ts to defer. */
export const ROUTER_NONCE = "start";
