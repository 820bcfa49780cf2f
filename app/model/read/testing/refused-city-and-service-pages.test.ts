import { testRefusals } from "./sample-copy.ts";

testRefusals([
  [
    "a city without letters",
    ["projects/contemporary-comfort.yml", /city: .*/, 'city: "???"'],
    "content/projects/contemporary-comfort.yml, city:   has no letters for an address",
  ],
  [
    "a page for a city without a home",
    ["cities.yml", "- city: Palm Desert", "- city: Palm Springs"],
    "content/cities.yml, item 3, city:   Palm Springs has no project yet, so it cannot have a page",
  ],
  [
    "a city without a text",
    ["cities.yml", /\n {2}market:\n( {4}.*\n)+/, "\n"],
    "content/cities.yml, item 1, market:   is missing",
  ],
  [
    "an answer that names another city",
    ["cities.yml", "{{name}} stages homes in Indian Wells,", "{{name}} stages homes here,"],
    "content/cities.yml, item 1, answer:   does not name Indian Wells, which it is about",
  ],
  [
    "the same words about two cities",
    ["cities.yml", /(?<=market:\n)( {4}- >-\n(?: {6}.*\n)+)([\s\S]*?market:\n)/, "$1$2$1"],
    "content/cities.yml, item 2, market:   says the same of Rancho Mirage as of Indian Wells",
  ],
  [
    "a service page with a question that nobody asks",
    ["services/vacant-home-staging.md", "What does the quote include?", "Who pays?"],
    'content/services/vacant-home-staging.md, faq 2:   "Who pays?" is not a question of faqs.yml',
  ],
  [
    "a service page with half a pair",
    ["services/vacant-home-staging.md", /beforeAfter: .*/, "beforeAfter: comfort-bath-1.jpg"],
    "vacant-home-staging.md, beforeAfter:   photos.yml has no photo with beforeOf: comfort-bath-1.jpg",
  ],
  [
    "two pages for one kind of staging",
    ["services/occupied-home-staging.md", "staging: occupied", "staging: vacant"],
    "content/services/vacant-home-staging.md, staging:   vacant is also the staging of occupied",
  ],
  [
    "a service page that is staging and category",
    ["services/vacant-home-staging.md", "staging: vacant", "staging: vacant\ncategory: luxury"],
    "content/services/vacant-home-staging.md, category:   stays out where staging is given",
  ],
  [
    "a city spelled in two ways",
    ["projects/contemporary-comfort.yml", /city: .*/, "city: PALM DESERT"],
    '"Palm Desert" is spelled "PALM DESERT" elsewhere; write it alike',
  ],
]);
