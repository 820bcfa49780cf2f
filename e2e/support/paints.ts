declare global {
  interface Window {
    paints: { first: number; largest: number };
  }
}

/** Runs in the page: when something of it was first drawn, and when its largest piece was. */
export function watchPaints() {
  window.paints = { first: 0, largest: 0 };
  for (const type of ["paint", "largest-contentful-paint"])
    new PerformanceObserver((list) => {
      for (const { name, startTime } of list.getEntries())
        if (name === "first-contentful-paint") window.paints.first = startTime;
        else if (type === "largest-contentful-paint") window.paints.largest = startTime;
    }).observe({ type, buffered: true });
}
