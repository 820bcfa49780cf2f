import type { ReactNode } from "react";
import { SegmentedRadios } from "#app/ui/segmented-radios.tsx";
import { Select } from "#app/ui/select.tsx";
import { TextArea, TextField } from "#app/ui/text-field.tsx";
import type { InquiryField } from "./fields.ts";

type Props = { title: string; fields: InquiryField[]; chips?: ReactNode; children?: ReactNode };

export function InquirySection({ title, fields, chips, children }: Props) {
  return (
    <fieldset className="@container min-w-0">
      <legend className="mb-5">
        <h2 className="text-29">{title}</h2>
      </legend>
      <div className="grid grid-cols-6 gap-x-gap gap-y-5">
        {chips}
        {fields.map((field) => (
          <Control key={field.name} field={field} />
        ))}
        {children}
      </div>
    </fieldset>
  );
}

const WIDTHS = {
  full: "col-span-full",
  half: "col-span-full md:col-span-3",
  narrow: "col-span-full md:col-span-3 md:w-64",
  third: "col-span-full self-end md:col-span-2",
  small: "col-span-3 self-end @max-[17rem]:col-span-full md:col-span-2",
};

function Control({ field }: { field: InquiryField }) {
  const { name, label, required, width = "full" } = field;
  const shared = { name, label, optional: !required, className: WIDTHS[width] };
  if (field.kind === "select") return <Select {...shared} options={field.options} />;
  if (field.kind === "textarea")
    return <TextArea {...shared} required={required} placeholder={field.placeholder} />;
  if (field.kind === "choice") {
    const { options, defaultValue } = field;
    return <SegmentedRadios {...shared} options={options} defaultValue={defaultValue} />;
  }
  const { kind: type, autoComplete = type === "text" ? "off" : type } = field;
  return <TextField {...shared} {...{ type, autoComplete, required }} />;
}
