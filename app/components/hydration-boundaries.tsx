import { Children, type ReactNode, Suspense } from "react";

/** Each child gets a Suspense boundary, so that React hydrates it in a task of its own. */
export function HydrationBoundaries({ children }: { children: ReactNode }) {
  return Children.map(children, (section) => <Suspense>{section}</Suspense>);
}
