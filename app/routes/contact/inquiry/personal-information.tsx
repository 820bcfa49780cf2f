import { TextField } from "#app/ui/text-field.tsx";
import { FormSection } from "./form-section.tsx";

export function PersonalInformation() {
  return (
    <FormSection title="Personal Information">
      <TextField label="Name" name="name" autoComplete="name" required className="col-span-full" />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        required
        className="col-span-full md:col-span-3"
      />
      <TextField
        label="Phone"
        name="phone"
        type="tel"
        autoComplete="tel"
        optional
        className="col-span-full md:col-span-3"
      />
    </FormSection>
  );
}
