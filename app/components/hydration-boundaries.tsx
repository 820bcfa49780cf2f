import { Children, type ReactNode, Suspense } from "react";

/** React hydrates each Suspense boundary in a task of its own. */
export function HydrationBoundaries({ children }: { children: ReactNode }) {
  return Children.map(children, (section) => <Suspense>{section}</Suspense>);
}
