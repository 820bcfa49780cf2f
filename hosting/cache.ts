/** What one build may take over from the one before; it can be deleted at any time. */
export const CACHE = ".cache";
