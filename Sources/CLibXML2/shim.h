// libxml2 as Swift can import it.
//
// Debian builds libxml2 with ICU, and its encoding header then includes ICU's. ICU's types are also in Foundation's
// own module, so that a file seeing both fails to compile ("'UErrorCode' has different definitions in different
// modules"). Nothing here uses the encoder's ICU fields: hide them. Because that changes the layout of
// `xmlCharEncodingHandler`, never use that type by value.
#pragma once
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/HTMLparser.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/relaxng.h>
#include <libxml/tree.h>
#include <libxml/xmlerror.h>
