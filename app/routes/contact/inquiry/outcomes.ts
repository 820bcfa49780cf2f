export const SENT = {
  title: "Message Sent",
  text: "Thank you for reaching out! We'll get back to you soon.",
};

/** It has left, but whether the form service took it is not known. */
export const UNSEEN = {
  title: "No confirmation",
  text: "Your message may have been sent, but we got no confirmation.",
};

export const FAILED = {
  title: "Error",
  text: "There was an issue submitting your message. Please try again.",
};
