import { STAGING_TYPES } from "#app/config/staging-types.ts";
import { AREA_UNITS, type AreaUnit } from "#app/model/pricing/measures.ts";

type Option = { value: string; label: string };

/** Without `autoComplete`, the browser fills in email and tel fields by their kind, and no text field. */
export type InquiryField = {
  name: string;
  label: string;
  width?: "full" | "half" | "narrow" | "third" | "small";
  required?: true;
} & (
  | { kind: "text" | "email" | "tel"; autoComplete?: string }
  | { kind: "choice"; options: Option[]; defaultValue: string }
  | { kind: "select"; options: string[] }
  | { kind: "textarea"; placeholder: string }
);

export const PROPERTY_STATUSES: Option[] = Object.values(STAGING_TYPES).map(
  ({ status, label }) => ({
    value: status,
    label,
  }),
);

export const BEDROOMS = ["1", "2", "3", "4", "5", "6+"];
export const BATHROOMS = ["1", "1.5", "2", "2.5", "3", "3.5", "4+"];

export const PERSONAL_INFORMATION: InquiryField[] = [
  { name: "name", label: "Name", kind: "text", autoComplete: "name", required: true },
  { name: "email", label: "Email", kind: "email", required: true, width: "half" },
  { name: "phone", label: "Phone", kind: "tel", width: "half" },
];

export const getPropertyDetails = (unit: AreaUnit): InquiryField[] => [
  {
    name: "propertyStatus",
    label: "Property status",
    kind: "choice",
    options: PROPERTY_STATUSES,
    defaultValue: STAGING_TYPES.occupied.status,
  },
  { name: "address", label: "Address", kind: "text", autoComplete: "address-line1" },
  { name: "bedrooms", label: "Bedrooms", kind: "select", options: BEDROOMS, width: "small" },
  { name: "bathrooms", label: "Bathrooms", kind: "select", options: BATHROOMS, width: "small" },
  { name: "squareFootage", label: AREA_UNITS[unit].field, kind: "text", width: "third" },
  {
    name: "outdoorStaging",
    label: "Outdoor staging",
    kind: "choice",
    options: [
      { value: "yes", label: "Yes" },
      { value: "no", label: "No" },
    ],
    defaultValue: "no",
    width: "narrow",
  },
];

export const ADDITIONAL_DETAILS: InquiryField[] = [
  {
    name: "message",
    label: "Message",
    kind: "textarea",
    placeholder: "When do you hope to list? What should we know about the house?",
    required: true,
  },
];

export const getAllFields = (unit: AreaUnit) => [
  ...PERSONAL_INFORMATION,
  ...getPropertyDetails(unit),
  ...ADDITIONAL_DETAILS,
];

export const ATTACHED_LABELS = { project: "About", estimate: "Estimate" };
