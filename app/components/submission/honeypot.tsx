/** No visitor sees this field, so only a robot fills it in. */
export const HONEYPOT_NAME = "homepage";

/** A field that nobody sees, hears or reaches by keyboard: what fills it in is not a visitor. */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Leave this field empty
        <input type="text" name={HONEYPOT_NAME} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
