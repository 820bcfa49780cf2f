/** Looks like the other controls, and is as large a target. */
export function OutdoorCheckbox() {
  return (
    <label className="col-span-full flex min-h-12.5 cursor-pointer items-center gap-3 border border-line-strong bg-white px-3.5 py-2.5 text-small transition-colors hover:border-umber">
      <input type="checkbox" name="outdoor" className="size-5 flex-none accent-umber" />
      Stage the patio or terrace too
    </label>
  );
}
