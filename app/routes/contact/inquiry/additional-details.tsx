import { useRef } from "react";
import { TextArea } from "#app/ui/text-field.tsx";
import { Chip } from "./chip.tsx";
import { FormSection } from "./form-section.tsx";
import { PhotoPicker } from "./photo-picker.tsx";
import type { Photos } from "./use-photos.ts";

type Props = {
  /** The title of a staged home. */
  project?: string;
  onRemoveProject: () => void;
  estimate?: string;
  onRemoveEstimate: () => void;
  photos?: Photos;
};

export function AdditionalDetails(props: Props) {
  const { project, onRemoveProject, estimate, onRemoveEstimate, photos } = props;
  const message = useRef<HTMLTextAreaElement>(null);
  /** The button that had the focus is gone with its chip. */
  const thenWrite = (remove: () => void) => () => {
    remove();
    message.current?.focus();
  };
  return (
    <FormSection title="Additional Details">
      {project && (
        <Chip
          name="project"
          value={project}
          removeLabel={`Remove ${project}`}
          onRemove={thenWrite(onRemoveProject)}
        >
          About: <b>{project}</b>
        </Chip>
      )}
      {estimate && (
        <Chip
          name="estimate"
          value={estimate}
          removeLabel="Remove the estimate"
          onRemove={thenWrite(onRemoveEstimate)}
        >
          Estimate: <b>{estimate}</b>
        </Chip>
      )}
      <TextArea ref={message} label="Message" name="message" required className="col-span-full" />
      {photos && <PhotoPicker photos={photos} />}
    </FormSection>
  );
}
