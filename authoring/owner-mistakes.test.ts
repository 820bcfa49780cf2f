import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadContent } from "#app/model/load/load-content.server.ts";
import { SampleCopy } from "#app/model/load/testing/sample-copy.ts";
import { UserError } from "#app/model/load/user-error.ts";
import { getPublishChecklist } from "./publish-checklist.ts";

type To = string | Buffer | ((...found: string[]) => string) | undefined;

/**
 * Each row changes the file above it and expects a message; "line #" is the line of the last text put in.
 * wrong-content.test.ts covers wrong types, missing fields and limits.
 */
type Mistake = [mistake: string, from: string | RegExp, to: To, told: string];

/** ALL replaces the whole file, or removes it if there is no replacement. */
const ALL = /^[\s\S]*$/;
const END = /$/;

const SERVICE = /(?<=^inquiries:\n {2})photos: true/m;

const PHOTOS: string[] =
  (await readFile("sample/photos.yml", "utf8")).match(/(?<=file: )\S+/g) ?? [];
const LIVE_PHOTO = Buffer.from("\0\0\0\x14ftypqt  \0\0\0\0qt  ");

// biome-ignore format: a table with a row for each mistake
const MISTAKES: Record<string, Mistake[]> = {
  "business.yml": [
    ["a colon without its space", /phone: .*/, 'phone:"520"', "line #:   needs a space after the colon"],
    ["a field too far to the right", /^city:/m, "  city:", "line #:   is indented too far"],
    ["quotation marks inside quotation marks", /about: .*/, 'about: "We say "yes" to light."', "has quotation marks inside quotation marks"],
    ["an apostrophe between single quotes", /about: .*/, "about: 'It's about light.'", "has an apostrophe between single quotes"],
    ["a list whose dashes have no space", /services:\n( {2}- ".*"\n?)+/, "services:\n  -Staging\n  -Advice\n", 'should be a list, but is "-Staging -Advice". Put a space after each dash'],
    ["curly quotes around a name", /^name: .*/m, "name: “Ocotillo & Linen”", 'line #:   has quotation marks that would show. Put the whole text between "double quotes".'],
    ["a quote that is never closed", /^name: .*/m, 'name: "Ocotillo', "line #:   has a quotation mark that isn't closed"],
    ["a quote that is never opened", /^name: .*/m, 'name: Ocotillo & Linen"', 'line #:   has quotation marks that would show. Put the whole text between "double quotes".'],
    ["a field twice", /^city: .*/m, '$&\ncity: "Indio"', "repeats a field above"],
    ["a field without a colon", /^city: .*/m, 'city "Palm Desert"', "line #:   has no colon. Indent continued lines two spaces; start comments with #."],
    ["a list that is not closed", "Thursday, Friday]", "Thursday, Friday", "line #:   is missing its closing bracket ]"],
    ["a second line that is not indented", /^about: .*/m, "about: We furnish homes\nin the desert.", "line #:   has no colon. Indent continued lines two spaces; start comments with #."],
    ["a field of a capital", /^phone:/m, "Phone:", "Phone:   is not a field that exists here; did you mean phone?"],
    ["a field with a space in its name", /^postalCode:/m, "postal code:", "did you mean postalCode?"],
    ["a field that does not exist", END, "\nfax: none\n", "fax:   is not a field that exists here; there are name"],
    ["a list as a text", /serviceArea:\n( {2}- ".*"\n?)+/, "serviceArea: Indio, Coachella\n", 'serviceArea:   should be a list, but is "Indio, Coachella". Put each entry on its own line'],
    ["a city twice", '- "La Quinta"', '- "Palm Desert"', 'serviceArea 5:   "Palm Desert" is also serviceArea 2'],
    ["the whole file a list", ALL, (text) => text.replace(/^(?=\w)/m, "- "), "isn't indented enough. Start it exactly below the line above."],
    ["the file empty", ALL, "", "the file is empty"],
    ["the file away", ALL, undefined, "the file is missing"],
    ["UTF-16", ALL, Buffer.from("\uFEFFname: x\n", "utf16le"), "is not saved as UTF-8"],
    ["a placeholder where placeholders come from", /^about: .*/m, 'about: "{{name}} furnishes homes."', "{{name}}:   isn't filled in here, where placeholders come from. Write the words themselves."],
    ["HTML in a text", /^about: .*/m, 'about: "We <b>furnish</b> homes."', 'about:   "We <b>furnish</b> homes." has HTML or Markdown in it, which would show as typed; use plain text'],
    ["an HTML entity", /^name: .*/m, 'name: "Ocotillo &amp; Linen"', 'name:   "Ocotillo &amp; Linen" has HTML or Markdown in it, which would show as typed; use plain text'],
    ["Markdown in a text", /^about: .*/m, 'about: "We **furnish** homes."', 'about:   "We **furnish** homes." has HTML or Markdown in it, which would show as typed; use plain text'],
    ["a link in a text", /^about: .*/m, 'about: "See [our homes](/portfolio)."', 'about:   "See [our homes](/portfolio)." has HTML or Markdown in it, which would show as typed; use plain text'],
    ["a space of no width", /^email: "/m, 'email: "\u200b', "line #:   contains an invisible character. Retype the line."],
    ["a phone of seven digits", /phone: .*/, 'phone: "555-0142"', 'phone:   "555-0142" has the wrong number of digits for a phone number in US'],
    ["a phone in letters", /phone: .*/, 'phone: "760-555-HOME"', 'phone:   "760-555-HOME" should be a phone number'],
    ["a ZIP code of four digits", /postalCode: .*/, 'postalCode: "9226"', 'postalCode:   "9226" should be a ZIP code of five digits'],
    ["a country that is none", /country: .*/, "country: UK", 'country:   "UK" is not a country code; write GB'],
    ["closing before opening", 'closes: "17:00"', 'closes: "5:00"', 'hour 1, closes:   "5:00" is not after 09:00; 5 PM is 17:00'],
    ["a time that is none", 'opens: "09:00"', "opens: early", '"early" should be a time like 09:00 or 9am'],
    ["hours that say two things", 'text: "9AM-5PM"', 'text: "10AM-4PM"', 'hour 1, closes:   "17:00" and opens, 09:00, are not what "10AM-4PM" tells visitors'],
    ["a year that has not come", /founded: .*/, "founded: 2095", "is 2095, but should be at most 20"],
    ["a time zone that is none", /^timeZone: .*/m, "timeZone: Arizona", '"Arizona" should be a time zone like America/Los_Angeles'],
    ["a review page by its name", '  count: 127', '  count: 127\n  write: our Google page', 'rating, write:   "our Google page" should be a web address that starts with https://'],
    ["a review page that is not safe", '  count: 127', '  count: 127\n  write: "http://g.page/r/ocotillo/review"', 'rating, write:   "http://g.page/r/ocotillo/review" should begin with https://'],
    ["a closed day the American way", END, "\nclosed:\n  - { name: Thanksgiving, from: 11/26/2026 }\n", 'closed 1, from:   "11/26/2026" should be a date like 2026-03-31'],
    ["a break that ends before it begins", END, "\nclosed:\n  - { name: Break, from: 2027-08-10, to: 2027-07-20 }\n", 'closed 1, to:   "2027-07-20" is before from, so it would never show'],
    ["a closed day without its name", END, "\nclosed:\n  - from: 2027-07-20\n", "closed 1, name:   is missing"],
    ["a website with a page behind it", /website: .*/, 'website: "https://a.example/home"', 'website:   "https://a.example/home" should be the address of the site alone'],
    ["a website without its end", /website: .*/, "website: ocotillo", 'website:   "ocotillo" should be the address of the site alone, like https://www.example.com'],
    ["a website that is not safe", /website: .*/, 'website: "http://www.ocotillo.com"', "http://www.ocotillo.com begins with http://, but hosts serve the site with https://. Write that."],
    ["a latitude alone", /longitude: .*/, "", "latitude:   and longitude belong together: give both, or neither"],
    ["a profile by its handle", '"https://www.instagram.com/ocotilloandlinen"', '"@ocotilloandlinen"', 'social 2, url:   "@ocotilloandlinen" should be a web address that starts with https://'],
    ["a link without a slash", 'to: "/contact"', 'to: "contact"', 'serviceLink 4, to:   "contact" should be a path on this site, like /contact'],
    ["a view that does not exist", "filter=vacant", "filter=empty", 'serviceLink 1, to:   "/portfolio?filter=empty" shows no other view. After filter= write one of vacant, occupied, new.'],
  ],
  "settings.yml": [
    ["an endpoint that others can read", "newsletter: {}", 'newsletter:\n  endpoint: "http://forms.example/x"', 'newsletter, endpoint:   "http://forms.example/x" should begin with https://'],
    ["a service's home page as endpoint", SERVICE, 'endpoint: "https://formspree.io"', "https://formspree.io is your form's dashboard. Use its endpoint URL."],
    ["a Google form's page as endpoint", SERVICE, 'endpoint: "https://docs.google.com/forms/d/e/1FAI/viewform"', "settings.yml, inquiries: https://docs.google.com/forms/d/e/1FAI/viewform is your form's dashboard. Use its endpoint URL."],
    ["a script's editor as endpoint", SERVICE, 'endpoint: "https://script.google.com/home/projects/1a2b/edit"', "is your form's dashboard. Use its endpoint URL."],
    ["a form service without its key", SERVICE, 'endpoint: "https://api.web3forms.com/submit"', "inquiries: Web3Forms needs its access_key under fields"],
    ["an email as endpoint", SERVICE, 'endpoint: "hello@ocotillo.com"', 'inquiries, endpoint:   "hello@ocotillo.com" should be a web address that starts with https://'],
    ["yes for true", SERVICE, "photos: yes", 'inquiries, photos:   should be true or false, but is "yes"'],
    ["texts without a form", SERVICE, "texts: true\n  phoneOnly: true", "inquiries, texts:   true needs the form, which phoneOnly leaves out. Remove one of them."],
    ["texts switched on in other words", SERVICE, "texts: on", 'inquiries, texts:   should be true or false, but is "on"'],
    ["no line below a form", /inquiries:\n {2}photos: true/, "inquiries:", "inquiries:   is empty. Indent the lines that belong to it two spaces."],
    ["a name from an older version", /^inquiries:/m, "enquiries:", "settings.yml: enquiries is now called inquiries. The old name still works."],
    ["a repository's address", END, "\neditor:\n  enabled: true\n  backend:\n    name: github\n    repo: https://github.com/me/site\n    branch: main\n", 'editor, backend, repo:   "https://github.com/me/site" should look like your-name/your-site'],
    ["an analytics code whole", END, "\nanalytics:\n  name: goatcounter\n  id: https://a.goatcounter.com\n", 'analytics, id:   "https://a.goatcounter.com" isn\'t a GoatCounter id, like your-code, of your-code.goatcounter.com'],
    ["a calendar that is no address", END, "\nbooking: our calendar\n", 'booking:   "our calendar" should be a web address that starts with https://'],
    ["a calendar that others can read", END, "\nbooking: http://calendly.com/ocotillo\n", 'booking:   "http://calendly.com/ocotillo" should begin with https://'],
    ["a notice that ends before it begins", END, "\nnotice:\n  text: Closed\n  from: 2027-08-10\n  to: 2027-07-20\n", 'notice, to:   "2027-07-20" is before from, so it would never show'],
    ["a notice that leads nowhere", END, "\nnotice:\n  text: Closed\n  link: { label: More, to: /closed }\n  from: 2027-07-20\n  to: 2027-08-10\n", '"/closed" leads nowhere'],
  ],
  "photos.yml": [
    ["a before of itself", "beforeOf: after.jpg", "beforeOf: before.jpg", "beforeOf:   names the photo itself. Name the staged one."],
    ["two befores of one photo", "beforeOf: after.jpg", "beforeOf: comfort-bedroom-1.jpg", 'beforeOf:   "comfort-bedroom-1.jpg" is also item '],
    ["a before of a before", /(file: after.jpg\n.*)/, "$1\n  beforeOf: before.jpg", "beforeOf:   before.jpg is itself a before photo. Name the staged one."],
    ["a before of no photo", "beforeOf: after.jpg", "beforeOf: afterwards.jpg", "beforeOf:   afterwards.jpg has no entry with its alt text in photos.yml"],
    ["a word on a pair at a photo without one", "beforeOf: after.jpg", "aligned: true", "aligned:   is for a before photo. Name its staged one under beforeOf, or remove it."],
    ["a pair that may fit", "beforeOf: after.jpg", "beforeOf: after.jpg\n  aligned: maybe", 'aligned:   "maybe" is not one of true, false'],
    ["an alt text that is the camera's name", /(file: hero.jpg\n {2}alt:) .*/, '$1 "IMG 4021"', 'alt:   "IMG 4021" is the file\'s name. Say what the photo shows.'],
    ["a file in another case", "file: hero.jpg", "file: Hero.JPG", "file:   Hero.JPG is not in the photos folder; did you mean hero.jpg?"],
    ["a file without an ending", "file: hero.jpg", "file: hero", 'file:   "hero" should be the name of a JPEG, PNG, WebP or HEIC in the photos folder, like hero.jpg'],
    ["a photo twice", END, '\n- file: hero.jpg\n  alt: "A room with a view"\n', '"hero.jpg" is also item'],
    ["a focus in words", /focus: "45% 50%"/, "focus: center", 'focus:   "center" should be two percentages, from the left and from the top, like "40% 60%"'],
    ["a photo elsewhere without its size", END, "\n- file: https://img.example/abc.jpg\n  alt: A room\n", "needs its width and height"],
    ["an entry without its dash", "- file: about-moodboard.jpg", "  file: about-moodboard.jpg", "line #:   repeats a field above. Start a new entry with a dash."],
  ],
  "photos/IMG_4021.MOV": [["the video of a Live Photo", ALL, LIVE_PHOTO, "is a video, as iPhones add to a Live Photo. Delete it, and keep the photo."]],
  "photos/kitchen/sink.jpg": [["a folder among the photos", ALL, "x", "content/photos/kitchen:   is a folder. Put its photos directly into photos."]],
  "photos/hero.jpg": [["a photo removed", ALL, undefined, `content/photos.yml, item ${1 + PHOTOS.indexOf("hero.jpg")}, file:   hero.jpg is not in the photos folder`]],
  "kitchen.jpg": [["a photo beside its folder", ALL, "x", "is a photo. Move it to the folder photos."]],
  "testimonial.yml": [["a file in the singular", ALL, "[]", "isn't used by the site; did you mean testimonials.yml?"]],
  "pages/team.yml": [["a page that does not exist", ALL, "title: We", "pages/project.yml; a page of your own is pages/team.md"]],
  "pages/about.docx": [["a page written in Word", ALL, "x", "isn't used by the site; its words belong in pages/about.yml"]],
  "prices.yml": [["prices under a name of one's own", ALL, "- question: What does it cost?\n  answer: Ask us.\n", "isn't used by the site; there are business.yml, estimate.yml"]],
  "our-story.md": [["a page beside its folder", ALL, "x", "isn't used by the site; a page of your own is pages/our-story.md"]],
  "theme.yaml": [["another ending", ALL, "{}", "did you mean theme.yml?"]],
  "cities.yml.txt": [["an ending that Windows hides", ALL, "[]", "did you mean cities.yml?"]],
  "business copy.yml": [["a copy", ALL, "name: Ocotillo\nphone: x\n", "isn't used by the site; there are business.yml"]],
  "project/pool-house.yml": [["a folder in the singular", ALL, "id: 1", "content/project:   isn't used by the site; did you mean projects?"]],
  "team/ruth.yml": [["a folder of one's own", ALL, "id: 1", "content/team:   isn't used by the site; a page of your own is a .md file in pages"]],
  "services.yml": [
    ["a link that leads nowhere", "/portfolio?filter=vacant", "/portfolo", '"/portfolo" leads nowhere'],
    ["words to be written", /description: ".*"/, 'description: "TODO"', 'services.yml, line #, description: still says "TODO"'],
    ["a filler", /description: ".*"/, 'description: "Lorem ipsum dolor sit amet."', 'description: still says "Lorem ipsum"'],
  ],
  "statistics.yml": [
    ["a tab", "  suffix:", "\tsuffix:", "begins with a tab. Use spaces instead."],
    ["a second beginning", END, "---\n", "has a second line of ---, which ends the file. Remove it."],
  ],
  "gallery.yml": [
    ["a category spelled in two ways", "category: kitchen", "category: Kitchen", 'is spelled "'],
    ["a title that is the file's name", /title: "Post.*"/, "title: Midcentury living", "is the file's name"],
    ["a photo nobody described", "midcentury-living-1.jpg", "midcentury-livng-1.jpg", "item 1, photo:   midcentury-livng-1.jpg has no entry with its alt text in photos.yml; did you mean midcentury-living-1.jpg?"],
  ],
  "testimonials.yml": [
    ["a field one space too far to the left", /\n {2}role:/, "\n role:", "isn't indented enough. Start it exactly below the line above."],
    ["an id twice", "id: 2", "id: 1", 'item 2, id:   "1" is also item 1'],
    ["quotation marks inside the quotes", /quote: "We’d had(.*)"/, `quote: '"We’d had$1"'`, 'item 1, quote:   ""We’d had eleven showings over the winter and not one offer. ..." is in quotation marks, which the page adds; take them out'],
  ],
  "faqs.yml": [
    ["a question twice", /question: Do staged.*/, "question: What is home staging, and how is it different from decorating?", 'item 2, question:   "What is home staging, and how is it different from decorating?" is also item 1'],
    ["a question without letters", /question: Do staged.*/, 'question: "???"', "item 2, question:   has no letters for an address"],
    ["a heading in an answer", "Decorating suits", "\n\n    ## Decorating\n\n    It suits", "item 1, answer:   an answer can't have headings"],
    ["a link without a slash", "(/contact)", "(contact)", '"contact" leads nowhere. Start with / for a page of this site'],
    ["a link that is not closed", "(/portfolio).", "(/portfolio.", 'item 1, answer:   line 1: "me in [our portfolio](/portfolio." would show as typed. Write a link as [words](/path)'],
    ["a link the wrong way round", "[our portfolio](/portfolio)", "(our portfolio)[/portfolio]", 'item 1, answer:   line 1: "me in (our portfolio)[/portfolio]." would show as typed. Write a link as [words](/path)'],
    ["a link without words", "[our portfolio]", "[]", "item 1, answer:   line 1: a link has no words"],
    ["a link to a redirect", "/portfolio/indian-wells-home-staging/golf-course-grandeur", "/portfolio/15", '"/portfolio/15" is a redirect. Link to /portfolio/indian-wells'],
    ["bold that is not closed", "Decorating suits", "**Decorating suits", 'item 1, answer:   line 1: "**Decorating suits a h" would show as typed. Write a link as [words](/path)'],
    ["a category in two spellings", "category: pricing", "category: Pricing", 'item 4, category:   "Pricing" is spelled "pricing" elsewhere. Spell it the same.'],
    ["an answer not indented", /answer: >-\n {4}/, "answer: >-\n", "has no colon. Indent continued lines two spaces; start comments with #."],
    ["a placeholder that is none", "{{phone}}", "{{telephone}}", "{{telephone}}:   is not a known placeholder; allowed are name"],
    ["a price of a kind that is none", "{{phone}}", "{{estimate condo 5 rooms 1800 sq ft}}", '{{estimate condo 5 rooms 1800 sq ft}}:   "condo" is not one of vacant, occupied, new-construction, luxury (line '],
    ["a price without its size", "{{phone}}", "{{estimate vacant 5 rooms}}", "{{estimate vacant 5 rooms}}:   should be like {{estimate vacant 5 rooms 1800 sq ft}}"],
    ["a table in an answer", "Decorating suits", "\n\n    | a | b |\n    |---|---|\n    | 1 | 2 |\n\n    It suits", 'item 1, answer:   line 1: "| a | b | |---|---| |" would show as typed. Write a link as [words](/path)'],
  ],
  "cities.yml": [
    ["a city without a project", "- city: Palm Desert", "- city: Palm Springs", "item 3, city:   Palm Springs has no project yet, so it can't have a page"],
    ["a question that nobody asks", "How far ahead should I book?", "Who pays?", 'item 1, faq 1:   "Who pays?" is not a question of faqs.yml'],
    ["an answer that names another city", "{{name}} stages Indian Wells homes,", "{{name}} stages homes here,", "item 1, answer:   doesn't name Indian Wells, the city it's about"],
    ["the same words about two cities", /(?<=market:\n)( {4}- >-\n(?: {6}.*\n)+)([\s\S]*?market:\n)/, "$1$2$1", "item 2, market:   says the same about Rancho Mirage as about Indian Wells"],
    ["a heading of another city", "heading: Home staging in Indian Wells", "heading: Home staging in Rancho Mirage", "item 1, heading:   doesn't name Indian Wells, the city it's about"],
    ["a search title of another city", "    city: Indian Wells", "    city: Rancho Mirage", "item 1, seo, city:   doesn't name Indian Wells, the city it's about"],
    ["a city twice", "- city: Rancho Mirage", "- city: Indian Wells", 'item 2, city:   "Indian Wells" is also item 1'],
    ["a neighbor in another spelling", "- La Quinta", "- LaQuinta", 'item 1, neighbor 2:   "LaQuinta" is spelled "La Quinta" elsewhere. Spell it the same.'],
  ],
  "estimate.yml": [
    ["dollars with their sign", /baseFee: \d+/, "baseFee: $1000", 'rates, baseFee:   should be a number, but is "$1000". Write digits only'],
    ["sizes that do not grow", "[1500, 2000,", "[2000, 1500,", "should grow from entry to entry"],
    ["a price's name twice", "name: virtual", "name: consultation", 'price 2, name:   "consultation" is also price 1'],
    ["a price that is a rate's name", "name: virtual", "name: room", "price 2, name:   \"room\" should be a word of its own"],
  ],
  "theme.yml": [
    ["a color without quotes", /clay: .*/, "clay: #98482a", 'loses "# 98482a", since # starts a comment'],
    ["a color by its word", /clay: .*/, "clay: terracotta", "like #98482a"],
    ["a color that cannot be read", /clay: .*/, 'clay: "#e0a080"', "colors, clay:   #e0a080 can't be read on paper #f7f4ee"],
    ["British colors", "colors:", "colours:", "did you mean colors?"],
    ["a logo that is not there", END, "\nlogo: no.svg\n", "logo:   no.svg is not an SVG in this folder"],
    ["a logo that is no SVG", END, "\nlogo: logo.png\n", 'logo:   "logo.png" should be an SVG file in this folder, like logo.svg'],
  ],
  "redirects.yml": [
    ["a dash without its space", "- from: /portfolio/15", "-from: /portfolio/15", "needs a space after the dash"],
    ["a page as a redirect", "from: /portfolio/16", "from: /about", "item 1, from:   /about is a page of this site"],
    ["a redirect that leads nowhere", /to: .*golf-course-grandeur/, "to: /portfolio/nowhere", 'item 2, to:   "/portfolio/nowhere" leads nowhere'],
    ["a redirect that every site has", END, "\n- from: /contact-us\n  to: /contact\n", "redirects.yml: /contact-us leads to /contact on every site. Remove it."],
    ["redirects in a circle", END, "\n- { from: /a, to: '/b?c=1', gone: true }\n- { from: /b, to: /a, gone: true }\n", '"/b?c=1" is a redirect loop (lines '],
    ["a redirect to itself", END, "\n- from: /a\n  to: /a\n", 'item 6, to:   "/a" leads to itself. Name the page it should show.'],
    ["a redirect twice", "from: /portfolio/16", "from: /portfolio/15", 'item 2, from:   "/portfolio/15" is also item 1'],
    ["a redirect to another site", /to: .*golf-course-grandeur/, "to: https://houzz.com/me", 'item 2, to:   "https://houzz.com/me" should be a path on this site, like /contact or /contact#estimate'],
    ["a redirect of many at once", "from: /portfolio/16", "from: /portfolio/*", 'item 1, from:   "/portfolio/*" should be an old path on this site, like /our-work'],
  ],
  "pages/home.yml": [
    ["fields that should stand below another", /^hero:(\n {2}.*)+/m, (hero) => hero.replace(/^ {2}/gm, ""), "hero:   is empty. Indent the lines that belong to it two spaces."],
    ["a placeholder in single braces", "{{years}}", "{years}", "{years}:   needs two braces on both sides: {{years}}"],
    ["quotes without the words of their section", /\ntestimonials:(\n .*)+/, "", "testimonials:   is missing, but testimonials.yml has entries"],
    ["a voice that nobody has", "testimonial: 5", "testimonial: 55", 'statistics, testimonial:   "55" is not an id in testimonials.yml'],
    ["a pair without its before", "photo: golf-living-1.jpg", "photo: hero-before.jpg", 'transformation, photo:   "hero-before.jpg" has no before photo. Name it under beforeOf in photos.yml.'],
  ],
  "pages/about.yml": [
    ["a colon in a text without quotes", /title: The people.*/, "title: The people: behind the rooms", "line #:   has a colon inside a text"],
    ["a link to a question that nobody asks", "to: /contact", "to: /faq#who-pays", '"/faq#who-pays" leads to a question that is not in faqs.yml'],
  ],
  "pages/portfolio.yml": [
    ["a text cut at a hash", /^title: .*/m, "title: Our #1 homes", 'line #:   loses "# 1 homes"'],
    ["a text that a hash takes away as a whole", /^title: .*/m, "title: #1 in homes", 'line #:   loses "# 1 in homes"'],
    ["a placeholder without quotes", /^title: .*/m, "title: {{name}}", "line #:   has braces outside quotes"],
    ["a star before a text", /^title: .*/m, "title: *Homes", "line #:   begins with *, a special character"],
    ["a sign that YAML swallows", /^title: .*/m, "title: !new homes", "line #:   begins with & or !, a special character"],
    ["a sign that cannot begin a text", /^title: .*/m, "title: @home", 'line #:   begins with a special character. Put the text between "double'],
    ["a space as copied texts have", /^title: /m, "\u00a0title: ", "line #:   begins with an unusual space"],
    ["an invisible sign", /^title: /m, "title: \u0007", "line #:   contains an invisible character"],
    ["a backslash", /^title: .*/m, 'title: "Homes 24\\7"', "line #:   has a backslash inside double quotes. Write it twice, or use single quotes."],
    ["a bracket before a text", /^title: .*/m, "title: [New] homes", 'line #:   has a character that can\'t be there. Put the text between "double quotes".'],
    ["a question mark before a text", /^title: .*/m, "title: ? homes", 'line #:   has a colon inside a text, or wrong spaces before it. Put the text between "double quotes".'],
    ["yes as a title", /^title: .*/m, "title: true", 'title:   should be text, but is true. Put it between "double quotes"'],
  ],
  "pages/faq.yml": [
    ["a description too long once it is filled in", /description: .*/, `description: "{{name}} ${"answers ".repeat(20)}"`, "but should have at most 170 (with its {{placeholders}} filled in)"],
  ],
  "pages/contact.yml": [
    ["a photo elsewhere that nobody described", /^photo: .*/m, "photo: https://img.example/abc", "photo:   https://img.example/abc has no entry"],
    ["a testimonial that nobody gave", "testimonial: 6", "testimonial: 66", '"66" is not an id in testimonials.yml'],
  ],
  "pages/blog.yml": [
    ["the file away", ALL, undefined, "the file is missing, but there are articles"],
  ],
  "pages/privacy-policy.md": [
    ["no line above the fields", /^---\n/, "", "should begin with its fields between two lines of ---"],
    ["no line below the fields", /\n---\n\n/, "\n\n", "should begin with its fields between two lines of ---"],
    ["a day to come", /updated: .*/, 'updated: "2062-11-15"', "updated:   2062-11-15 is far in the future. Check the year."],
    ["a link to a page of one's own machine", END, "\n\nSee [this](file:///C:/terms.html).\n", 'text:   "file:///C:/terms.html" leads nowhere. Start with / for a page of this site, or with https://.'],
    ["no text", /(\n---\n)[\s\S]*$/, "$1", "text:   is missing. Write it below the second ---."],
  ],
  "pages/en-espanol.md": [
    ["a language by its name", "lang: es", "lang: Spanish", 'lang:   should be es, but is "Spanish"'],
    ["an English page that is not there", "english: /", "english: /staging-costs", '"/staging-costs" leads nowhere: there is no such page'],
    ["an English page with a query", "english: /", "english: /contact?service=new", `english:   "/contact?service=new" should be a page's path alone, like /about`],
    ["an English page without a language", "lang: es\n", "", 'english:   "/" needs the language of this page, lang: es'],
    ["questions in English", "lang: es", "lang: es\nfaqs:\n  - How far ahead should I book?", "faqs:   a list would be in English. Leave it out of a page in another language."],
  ],
  "posts/3-designing-with-the-sun.md": [
    ["a number twice", "id: 3", "id: 2", "id:   2 is also the id of posts/2-what-buyers-decide-in-the-doorway.md"],
    ["a day the American way", /date: .*/, "date: 05/19/2026", "should be a date like 2026-03-31"],
    ["a change before the publication", /date: .*/, '$&\nupdated: "2025-05-19"', "updated:   2025-05-19 is before its date, 2026-05-19"],
    ["a reading time in other words", /readTime: .*/, "readTime: five minutes", "readTime:   \"five minutes\" should look like '8 min read'"],
    ["a large heading", /\n## Paint/, "\n# Paint", "headings should start with ## or ###"],
    ["a heading without a space", /\n## Paint/, "\n##Paint", 'text:   line #: "##Paint: not as white a" would show as typed. Write a link as [words](/path)'],
    ["a small heading first", /\n## Paint/, "\n### Paint", "text:   line #: a heading with ### needs one with ## above it"],
    ["a list without spaces", /\n- \*\*Main/, "\n-**Main", 'text:   line #: "-" would show as typed. Write a link as [words](/path)'],
    ["a link that leads nowhere", END, "\n\nSee [this](/blog/99).\n", '"/blog/99" leads nowhere'],
    ["HTML", END, "\n\n<iframe src='https://youtu.be/1'></iframe>\n", "text:   line #: HTML is not allowed here. Take it out."],
    ["code", END, "\n\nUse `this`.\n", "code is not allowed here"],
    ["a dividing line", END, "\n\n---\n\nThe end.\n", "a dividing line is not allowed here"],
    ["a photo inside a sentence", END, "\n\nSee ![a](hero.jpg) this.\n", "text:   line #: a photo needs a paragraph of its own"],
    ["a photo with its folder", "(oasis-close-1.jpg", "(photos/oasis-close-1.jpg", "text:   photos/oasis-close-1.jpg has no entry with its alt text in photos.yml; did you mean oasis-close-1.jpg?"],
    ["a photo that is not closed", 'Desert Oasis Luxury")', 'Desert Oasis Luxury"', 'text:   line #: "![](oasis-close-1.jpg "B" would show as typed. Write a link as [words](/path)'],
    ["a caption that is the camera's name", "Bouclé, paper and marble within arm’s reach: Desert Oasis Luxury", "IMG_4021", "text:   \"IMG_4021\" is the file's name. Say what the photo shows."],
    ["a category in another spelling", "category: Design", "category: staging tips", 'category:   "staging tips" is spelled "Staging Tips" elsewhere. Spell it the same.'],
  ],
  "projects/contemporary-comfort.yml": [
    ["a phone with a digit too many", END, '\ncontact:\n  phone: "(760) 555-01422"\n', "contact, phone:"],
    ["a city in two spellings", /city: .*/, "city: PalmDesert", 'is spelled "'],
    ["a city without letters", /city: .*/, 'city: "???"', "city:   has no letters for an address"],
    ["a category in two spellings", /category: .*/, "category: Luxury", 'is spelled "'],
    ["a day far in the future", /completed: .*/, 'completed: "2062-03-01"', "completed:   2062-03-01 is far in the future. Check the year."],
    ["a day before the business was there", /completed: .*/, 'completed: "2003-03-01"', "2003-03-01 is before 2013, the year the business was founded"],
    ["a caption that is the file's name", /(file: comfort-bath-1.jpg\n {4}caption:) .*/, "$1 Comfort bath", 'caption:   "Comfort bath" is the file\'s name. Say what the photo shows.'],
    ["a photo twice", "- file: comfort-patio-1.jpg", "- file: comfort-bath-1.jpg", 'photo 6, file:   "comfort-bath-1.jpg" is also photo 5'],
    ["photos by name alone", /- file: comfort-living-1.jpg\n.*/, "- comfort-living-1.jpg", 'photo 1:   should be a group of fields, but is "comfort-living-1.jpg"; it has file, caption'],
    ["an id of another project", "id: 13", "id: 12", "content/projects/desert-oasis-luxury.yml, id:   12 is also the id of projects/contemporary-comfort.yml"],
    ["a private street without its bar", END, "\nformattedLocation: Palo Verde Estates\n", "formattedLocation:   \"Palo Verde Estates\" should look like 'Palo Verde Estates | Indian Wells'"],
["a camera at a photo of another home", "{ photo: comfort-patio-1.jpg", "{ photo: oasis-patio-1.jpg", 'room 2, camera 1, photo:   oasis-patio-1.jpg is not in the gallery of this project. Add it to photos, or remove the camera.'],
    ["a photo taken twice", "{ photo: comfort-patio-1.jpg", "{ photo: comfort-bath-1.jpg", 'room 6, camera 1, photo:   "comfort-bath-1.jpg" is also room 2'],
    ["a camera outside of its room", 'comfort-patio-1.jpg, at: "12, 16"', 'comfort-patio-1.jpg, at: "12, 26"', 'room 2, camera 1, at:   "12, 26" is outside of the room, which is 24 x 24'],
    ["a sofa through a wall", 'name: "sofa", at: "8, 2.2"', 'name: "sofa", at: "18, 2.2"', 'room 2, furniture 2, at:   "18, 2.2" is outside of the room'],
    ["a window beyond its wall", "top 5 to 19", "top 5 to 25", 'room 4, window 1:   "top 5 to 25" is outside of the room, which is 24 x 16'],
    ["a window in no wall", "top 5 to 19", "north 5 to 19", 'room 4, window 1:   "north 5 to 19" should be a wall and where on it, like left 3 to 6.5'],
    ["a room of no width", 'size: "24 x 24"', 'size: "0 x 24"', 'room 2, size:   "0 x 24" should be two numbers above zero, like 12 x 9.5'],
    ["a room in one number", 'size: "24 x 24"', "size: 24", 'room 2, size:   should be text, but is 24. Put it between "double quotes".'],
    ["a look at thirteen o'clock", "looks: 12", "looks: 13", "looks:   is 13, but should be at most 12"],
        ["words to be written, without their dot", /tagline: .*/, 'tagline: "to be written"', 'tagline: still says "to be written"'],
  ],
  "originals/12-agave-court.yml": [
    ["a pair without its original", /\n +original: .*/, "", "pair 1, original:   is missing"],
    ["an altered picture as its own original", "original: virtual-before.jpg", "original: virtual-after.jpg", "pair 1, original:   virtual-after.jpg is an altered picture. Name the one before anything was changed."],
    ["an original that nobody added", "original: virtual-before.jpg", "original: virtual-befor.jpg", "pair 1, original:   virtual-befor.jpg has no entry with its alt text in photos.yml; did you mean virtual-before.jpg?"],
    ["a pair of which nothing is said", /\n +changed: .*/, "", "pair 1, changed:   is missing"],
    ["no pair", /pairs:[\s\S]*/, "pairs: []\n", "pairs:   has 0 entries, but should have at least 1"],
    ["a day the American way", /date: .*/, "date: 08/04/2026", "should be a date like 2026-03-31"],
    ["a day far in the future", /date: .*/, 'date: "2062-08-04"', "date:   2062-08-04 is far in the future. Check the year."],
  ],
  "originals/12 Agave Court.yml": [["a file name that makes a bad address", ALL, "title: 12", "its name should be like 12-agave-court.yml"]],
  "original/pool-house.yml": [["a folder in the singular", ALL, "title: 12", "content/original:   isn't used by the site; did you mean originals?"]],
  "projects/Pool House & Bar.yml": [["a file name that makes a bad address", ALL, "id: 99", "its name should be like pool-house-bar.yml"]],
  "projects/pool-house.yaml": [["another ending", ALL, "id: 99", "should be a .yml file"]],
  "services/vacant-home-staging.md": [
    ["half a pair", /beforeAfter: .*/, "beforeAfter: comfort-bath-1.jpg", 'beforeAfter:   "comfort-bath-1.jpg" has no before photo'],
    ["a kind of another page", "staging: vacant", "staging: occupied", "staging:   occupied is also the staging of services/occupied"],
    ["a kind and a category", "staging: vacant", "staging: vacant\ncategory: luxury", "category:   can't be combined with staging. Remove one of them."],
    ["a category of no project", "staging: vacant", "category: luxery", "category:   has no project; did you mean luxury?"],
  ],
};

/** Each row reads all content, so the first of a file is enough for every day. */
const ROWS = Object.entries(MISTAKES).flatMap(([file, rows]) =>
  rows.map(([mistake, ...row], index) => [file, mistake + (index ? " @all" : ""), ...row] as const),
);

let sample: SampleCopy;
let usual: string[];

beforeAll(async () => {
  sample = new SampleCopy();
  await sample.addPhotos();
  usual = await report();
});

afterAll(() => rm(sample.folder, { recursive: true }));

test.for(ROWS)("%s: %s", async ([file, , from, to, told]) => {
  const undo = await change(file, from, to);
  const found = await report();
  const expected = told.replace(
    "line #",
    `line ${told.includes("line #") && (await findLine(file, to))}`,
  );
  await undo();
  const lines = found.filter((line) => !usual.includes(line));
  const isTold = lines.some(
    (line) => line.includes(expected) && line.includes(told.startsWith("content/") ? "" : file),
  );
  expect(isTold, `${expected}, but was told:\n${lines.join("\n")}`).toBe(true);
});

/** The sample's own leftovers are left out. */
async function report(): Promise<string[]> {
  try {
    const { required, recommended } = await getPublishChecklist(
      await loadContent(sample.folder),
      sample.folder,
    );
    return [...required, ...recommended].filter(
      (line) => !/ sample( |'s (text|facts)$)/.test(line),
    );
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return error.message.split("\n").filter((line) => line.startsWith("content/"));
  }
}

/** Returns a function that undoes the mistake. */
async function change(file: string, from: Mistake[1], to: To): Promise<() => Promise<void>> {
  const path = join(sample.folder, file);
  const before = await readFile(path).catch(() => undefined);
  const folder = await mkdir(dirname(path), { recursive: true });
  if (to === undefined) await rm(path);
  else if (Buffer.isBuffer(to) || !before) await writeFile(path, to as Buffer);
  else await sample.change(file, from, to as string);
  return () => (before ? writeFile(path, before) : rm(folder ?? path, { recursive: true }));
}

async function findLine(file: string, to: To): Promise<number> {
  const words = String(to).trim().split("\n").at(-1) ?? "";
  const lines = (await sample.read(file)).split("\n");
  return lines.findIndex((line) => line.includes(words)) + 1;
}
