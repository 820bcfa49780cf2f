import type { ComponentProps } from "react";
import { type FieldProps, LabelText } from "./field.tsx";

type Props = Omit<ComponentProps<"fieldset">, "defaultValue"> &
  FieldProps & {
    name: string;
    options: { value: string; label: string }[];
    defaultValue: string;
  };

export function SegmentedRadios({ label, optional, name, options, defaultValue, ...props }: Props) {
  return (
    <fieldset {...props}>
      <legend className="label">
        <LabelText label={label} optional={optional} />
      </legend>
      <div className="flex flex-wrap">
        {options.map((option) => (
          <label key={option.value} className="segment">
            <input
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={option.value === defaultValue}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
