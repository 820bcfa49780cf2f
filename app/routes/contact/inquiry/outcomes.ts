export const SENT = {
  title: "Message Sent",
  text: "Thank you for reaching out! We'll get back to you soon.",
};

export const FAILED = {
  title: "Error",
  text: "There was an issue submitting your message. Please try again.",
};
