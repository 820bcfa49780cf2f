/** Hosts that compress what they send by themselves, known by what they set during a build. */
const COMPRESSING_HOSTS = ["CF_PAGES", "NETLIFY", "VERCEL"];

/**
 * Whether file.br and file.gz belong beside every file. PRECOMPRESS=no leaves them out of a build
 * that is made elsewhere for such a host: some of them count files.
 */
export function wantsTwins(environment: NodeJS.ProcessEnv): boolean {
  if (environment.PRECOMPRESS) return environment.PRECOMPRESS !== "no";
  return !COMPRESSING_HOSTS.some((name) => environment[name]);
}
