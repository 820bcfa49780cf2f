/** The parts of every page's graph refer to each other by these ids. */
export const businessId = (origin: string) => `${origin}/#business`;
export const websiteId = (origin: string) => `${origin}/#website`;
export const cityId = (path: string, origin: string) => `${origin}${path}#city`;
export const serviceId = (path: string, origin: string) => `${origin}${path}#service`;
