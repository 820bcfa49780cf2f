// Home's empty room may only give way: decoded after the start-up screen has lifted, it stays hidden.
addEventListener("DOMContentLoaded", () => {
  const room = document.querySelector("[data-empty-room]");
  if (!room) return;
  const screen = document.querySelector("[data-startup-screen]");
  // Its style, asked for, would be computed before the first paint instead of with it.
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
