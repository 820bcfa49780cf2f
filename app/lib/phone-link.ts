/** '(760) 555-0142' becomes 'tel:+17605550142'. */
export function phoneLink(phone: string): string {
  return `tel:+1${phone.replace(/\D/g, "")}`;
}
