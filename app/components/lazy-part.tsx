import { type ComponentType, lazy, memo, Suspense } from "react";

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** Memoized, because React drops the HTML of a boundary that is rendered again before it hydrates. */
export function lazyPart<Props extends object>(load: Load<Props>) {
  const Part = lazy<ComponentType<Props>>(() =>
    load().catch((error) => {
      console.warn("A part of the page could not be loaded:", error);
      return new Promise<never>(() => {});
    }),
  );
  return memo((props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  ));
}
