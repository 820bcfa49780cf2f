import { PATHS } from "#app/config/paths.ts";
/** Whether a navigation item stands for the current path; Portfolio also for all below it. */
export function isActivePath(item: string, pathname: string): boolean {
  const current = pathname.toLowerCase().replace(/(.)\/$/, "$1");
  return item === PATHS.portfolio ? current.startsWith(item) : current === item;
}
