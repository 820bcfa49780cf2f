import { useEffect, useState } from "react";

export type FindAddress = (pathname: string) => Promise<string | undefined>;

/** Where a path has moved to: undefined while it is looked up, null when it leads nowhere. */
export function useNewAddress(pathname: string, find: FindAddress): string | null | undefined {
  const [answer, setAnswer] = useState<{ pathname: string; address: string | null }>();
  useEffect(() => {
    let wanted = true;
    find(pathname)
      .catch(() => undefined)
      .then((found) => {
        const address = found && found !== pathname ? found : null;
        if (wanted) setAnswer({ pathname, address });
      });
    return () => {
      wanted = false;
    };
  }, [pathname, find]);
  return answer?.pathname === pathname ? answer.address : undefined;
}
