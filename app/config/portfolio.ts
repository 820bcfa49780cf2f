/** How a home was lived in when we staged it: the values of ?filter= and of `staging` in content. */
export const STAGINGS = ["vacant", "occupied", "new"] as const;

export const LOCATIONS = ["Indian Wells", "Rancho Mirage", "Palm Desert"] as const;
