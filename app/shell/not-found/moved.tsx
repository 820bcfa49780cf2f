import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { type FindAddress, useNewAddress } from "./use-new-address.ts";

type MovedProps = {
  find: FindAddress;
  /** Shown while the address is looked up. */
  looking?: ReactNode;
  /** Shown when there is nothing under another address either. */
  children: ReactNode;
};

/** Stands where an address has no page: leads on to where it has moved, or shows what it is given. */
export function Moved({ find, looking = null, children }: MovedProps) {
  const { pathname } = useLocation();
  const address = useNewAddress(pathname, find);
  if (address === undefined) return looking;
  return address === null ? children : <LeadOn to={address} />;
}

/** The one way to redirect within the site: in place of the old address, with its query and hash. */
export function LeadOn({ to }: { to: string }) {
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: to, search, hash }} replace />;
}
