import { MAX_PHOTOS } from "#app/config/limits.ts";
import { Field } from "#app/ui/field.tsx";
import { Chip } from "./chip.tsx";
import type { ChosenPhoto, usePhotos } from "./use-photos.ts";

/** Photos can't be made smaller without scripts, so none are offered. */
export function PhotoPicker(photos: ReturnType<typeof usePhotos>) {
  return (
    <div className="col-span-full grid gap-y-2 noscript:hidden">
      <Field label="Photos" optional>
        <input
          ref={photos.input}
          type="file"
          accept="image/*"
          multiple
          onChange={photos.onChange}
          aria-describedby="photos-status"
          className="control"
        />
      </Field>
      {photos.chosen.map((photo) => (
        <Chip
          key={photo.id}
          removeLabel={`Remove ${photo.name}`}
          onRemove={() => photos.remove(photo.id)}
        >
          <b className="wrap-anywhere">{photo.name}</b> {STATES[photo.state]}
        </Chip>
      ))}
      <p id="photos-status" role="status" className="text-small text-umber-soft">
        {describeProgress(photos.chosen)} {photos.note}
      </p>
    </div>
  );
}

const STATES: Record<ChosenPhoto["state"], string> = {
  shrinking: "is being made smaller...",
  ready: "is ready.",
  unshrunk: "will be sent as it is: this browser can't make it smaller.",
  failed: "could not be read and will not be sent. Please try a JPEG.",
};

function describeProgress(chosen: ChosenPhoto[]): string {
  const count = (state: ChosenPhoto["state"]) =>
    chosen.filter((photo) => photo.state === state).length;
  if (!chosen.length) return `Up to ${MAX_PHOTOS}. We make them smaller before they are sent.`;
  const progress = `${count("ready") + count("unshrunk")} of ${chosen.length} ready.`;
  return count("failed") ? `${progress} ${count("failed")} could not be read.` : progress;
}
