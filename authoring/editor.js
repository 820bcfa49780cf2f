import CMS from "@sveltia/cms";

CMS.init();
