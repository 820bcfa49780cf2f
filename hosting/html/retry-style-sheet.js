// A style sheet that is lost once is asked for again.
addEventListener(
  "error",
  ({ target }) => {
    if (target.rel !== "stylesheet" || target.dataset.isRetry) return;
    const retry = target.cloneNode();
    retry.dataset.isRetry = "";
    target.replaceWith(retry);
  },
  true,
);
