// Shows the empty room only if it decodes before the start-up screen lifts.
addEventListener("DOMContentLoaded", () => {
  const room = document.querySelector("[data-empty-room]");
  if (!room) return;
  const screen = document.querySelector("[data-startup-screen]");
  // Calling getComputedStyle would compute styles before the first paint, so an event tells when the screen
  // lifts.
  let hasLifted = false;
  screen.addEventListener("animationstart", ({ target }) => {
    hasLifted ||= target === screen;
  });
  const show = () => {
    if (!hasLifted) room.dataset.emptyRoom = "decoded";
  };
  room
    .querySelector("img")
    .decode()
    .then(show, () => {});
});
