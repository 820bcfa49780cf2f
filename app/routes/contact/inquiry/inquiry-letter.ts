import { OUTDOOR_STAGING, PROPERTY_STATUSES } from "#app/routes/contact/inquiry-options.ts";

/** How the owner reads the fields. Form services know the other three by their own names. */
export const LABELS: Record<string, string> = {
  phone: "Phone",
  propertyStatus: "Property status",
  address: "Address",
  bedrooms: "Bedrooms",
  bathrooms: "Bathrooms",
  squareFootage: "Square footage",
  outdoorStaging: "Outdoor staging",
  project: "About",
  estimate: "Estimate",
  cameFrom: "Came from",
};

/** The inquiry as the owner receives it: labels and choices in words, nothing that is empty. */
export function inquiryLetter(typed: FormData, inquiryId: string, photos: File[]): FormData {
  const letter = new FormData();
  for (const [name, value] of typed) {
    if (typeof value !== "string" || !value.trim()) continue;
    letter.append(LABELS[name] ?? name, inWords(name, value));
  }
  letter.append("Inquiry id", inquiryId);
  for (const [index, photo] of photos.entries()) letter.append(`Photo ${index + 1}`, photo);
  return letter;
}

const CHOICES: Record<string, { value: string; label: string }[]> = {
  propertyStatus: PROPERTY_STATUSES,
  outdoorStaging: OUTDOOR_STAGING,
};

/** 'New construction' for 'new-construction'; what was typed stays as it is. */
export function inWords(name: string, value: string): string {
  return CHOICES[name]?.find((option) => option.value === value)?.label ?? value;
}
