import { type ComponentType, lazy, memo, Suspense } from "react";

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * A part that hydrates when its own script has come. Should that never come, the pre-rendered HTML
 * (known by the id of an element in it) stays; a page brought by client navigation does without.
 * Memoized, because React drops the HTML of a boundary that is rendered again before it hydrates.
 */
export function lazyPart<Props extends object>(load: Load<Props>, id: string) {
  const Part = lazy<ComponentType<Props>>(() =>
    load().catch((error) => {
      console.warn("A part of the page could not be loaded:", error);
      return document.getElementById(id) ? new Promise<never>(() => {}) : { default: Nothing };
    }),
  );
  return memo((props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  ));
}

const Nothing = () => null;
