/** Another page's script could not be fetched: the router tells, see hosting/keep-page.ts. */
export const SCRIPT_LOST = "script-lost";
