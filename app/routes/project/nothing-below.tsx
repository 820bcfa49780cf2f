/** Reached by client navigation only, which needs no data for it. */
export { default, meta } from "./not-found.tsx";
