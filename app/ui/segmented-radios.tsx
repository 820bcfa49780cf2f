import type { ComponentProps } from "react";
import { type FieldProps, LABEL, LabelText } from "./field.tsx";

type Props = Omit<ComponentProps<"fieldset">, "defaultValue"> &
  FieldProps & {
    name: string;
    options: { value: string; label: string }[];
    defaultValue: string;
  };

export function SegmentedRadios({ label, optional, name, options, defaultValue, ...props }: Props) {
  return (
    <fieldset {...props}>
      <legend className={LABEL}>
        <LabelText label={label} optional={optional} />
      </legend>
      <div className="flex flex-wrap">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative -ml-px grid min-h-12.5 flex-1 cursor-pointer place-items-center border border-line-strong bg-white px-2 py-1.5 text-center text-small leading-tight transition-colors first:ml-0 hover:bg-linen has-checked:z-1 has-checked:border-umber has-checked:bg-umber has-checked:text-paper has-focus-visible:z-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-umber"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={option.value === defaultValue}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
