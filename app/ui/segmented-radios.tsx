import { type FieldProps, LabelText } from "./field.tsx";

type Props = FieldProps & {
  name: string;
  options: { value: string; label: string }[];
  defaultValue: string;
};

export function SegmentedRadios({ name, options, defaultValue, className, ...text }: Props) {
  return (
    <fieldset className={className}>
      <legend className="label">
        <LabelText {...text} />
      </legend>
      <div className="flex flex-wrap">
        {options.map((option) => (
          <label key={option.value} className="segment">
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
