export function pick<From, Key extends keyof From>(from: From, ...keys: Key[]) {
  return Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<From, Key>;
}
