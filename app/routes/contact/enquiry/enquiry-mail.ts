const LABELS: Record<string, string> = {
  name: "Name",
  email: "Email",
  phone: "Phone",
  propertyStatus: "Property status",
  address: "Address",
  bedrooms: "Bedrooms",
  bathrooms: "Bathrooms",
  squareFootage: "Square footage",
  outdoorStaging: "Outdoor staging",
  project: "About",
  estimate: "Estimate",
};

/** A mailto: address that carries the whole enquiry, for when the form cannot be sent. */
export function enquiryMail(to: string, form: FormData): string {
  const facts = Object.entries(LABELS).flatMap(([name, label]) => {
    const value = text(form, name);
    return value ? [`${label}: ${value}`] : [];
  });
  const body = [text(form, "message"), "", ...facts].join("\n");
  return `mailto:${to}?subject=${encode(`Enquiry from ${text(form, "name")}`)}&body=${encode(body)}`;
}

function text(form: FormData, name: string): string {
  return String(form.get(name) ?? "").trim();
}

/** RFC 6068: line breaks in a mailto: address are CR LF. */
function encode(value: string): string {
  return encodeURIComponent(value.replace(/\r?\n/g, "\r\n"));
}
