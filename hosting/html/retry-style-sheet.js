addEventListener(
  "error",
  ({ target }) => {
    if (target.rel !== "stylesheet" || "isRetry" in target.dataset) return;
    const retry = target.cloneNode();
    retry.dataset.isRetry = "";
    // React removes the first one when the visitor goes on to another page.
    target.after(retry);
  },
  true,
);
