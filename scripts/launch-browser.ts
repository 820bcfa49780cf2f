import { chromium } from "@playwright/test";
import { BROWSER_ARGUMENTS, findBrowser } from "./find-browser.ts";

export const launchBrowser = () =>
  chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGUMENTS });
