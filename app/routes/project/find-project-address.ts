import { findNewAddress } from "#app/new-address.ts";

/** Where a project is that stands under another city, or was asked for by its number. */
export async function findProjectAddress(pathname: string): Promise<string | undefined> {
  const moved = await findNewAddress(pathname);
  if (moved) return moved;
  const response = await fetch("/portfolio/paths.json");
  const paths = (await response.json()) as [id: string, path: string][];
  const name = pathname.split("/").findLast(Boolean);
  return paths.find(([id, path]) => id === name || path.endsWith(`/${name}`))?.[1];
}
