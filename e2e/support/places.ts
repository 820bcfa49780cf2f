export const PALM_DESERT = "/portfolio/palm-desert-home-staging";
export const CONTEMPORARY_COMFORT = `${PALM_DESERT}/contemporary-comfort`;
export const VACANT_STAGING = "/services/vacant-home-staging";
