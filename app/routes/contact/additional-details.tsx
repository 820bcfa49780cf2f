import { useRef } from "react";
import { TextArea } from "#app/ui/text-area.tsx";
import { FormSection } from "./form-section.tsx";
import { ProjectChip } from "./project-chip.tsx";

type Props = { project?: { slug: string; title: string }; onRemoveProject: () => void };

export function AdditionalDetails({ project, onRemoveProject }: Props) {
  const message = useRef<HTMLTextAreaElement>(null);
  return (
    <FormSection title="Additional Details">
      {project && (
        <ProjectChip
          project={project}
          onRemove={() => {
            onRemoveProject();
            message.current?.focus();
          }}
        />
      )}
      <TextArea ref={message} label="Message" name="message" required className="col-span-full" />
    </FormSection>
  );
}
