/** hosting/html/process-pages.ts finds the router's scripts by this nonce. */
export const ROUTER_NONCE = "start";
