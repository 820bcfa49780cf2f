export const OUTCOMES = {
  sent: {
    title: "Message Sent",
    text: "Thank you for reaching out! We'll get back to you soon.",
  },
  /** It has left, but whether the form service took it is not known. */
  unseen: {
    title: "No confirmation",
    text: "Your message may have been sent, but we got no confirmation.",
  },
  failed: {
    title: "Error",
    text: "There was an issue submitting your message. Please try again.",
  },
};
